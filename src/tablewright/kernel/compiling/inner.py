"""Machine code is made once, for the functions that Python calls: what they call inside becomes part of them.

numba makes machine code of every function it meets, optimises it, keeps it on the disk, and then links and optimises it
again in each caller. Here a function that is compiled for the sake of another one is only typed and lowered. The
outermost function links all of them, makes them its own (internal: no other module refers to them), is optimised as a
whole and saved. That halves the work.

So a function may have an overload without machine code, an inner one. When Python calls such a function, it is compiled
once more as an outermost one. And code that was loaded from the disk cannot be linked: where another function needs it,
it is lowered again.
"""

from collections.abc import Callable, Iterator
from typing import Any

from numba.core.caching import NullCache
from numba.core.codegen import CPUCodeLibrary, RuntimeLinker
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.dispatcher import Dispatcher, _FunctionCompiler  # type: ignore[attr-defined]

MANGLED = "_ZN"  # how the name of a compiled function begins


class _Running:
    """Compilations that are under way, each for the sake of the one before; numba's lock is held meanwhile."""

    depth = 0


_running = _Running()
_loaded: list[Any] = []  # code from the disk whose place an inner overload has taken; Python still calls it


class Inner:
    """The entry point of a function that has no machine code of its own."""


def is_inner() -> bool:
    """Whether what is compiled now is compiled for the sake of another function."""
    return _running.depth > 0


def _compile(original: Callable[..., Any]) -> Callable[..., Any]:
    def compile_inner_or_outermost(self: Any, signature: Any) -> Any:
        with global_compiler_lock:
            if is_inner():
                return inner(self, signature)
            found = self.overloads.get(tuple(signature))
            if found is not None and isinstance(found.entry_point, Inner):
                del self.overloads[tuple(signature)]
            return original(self, signature)

    def inner(self: Any, signature: Any) -> Any:
        found = self.overloads.get(tuple(signature))
        if found is not None and not _can_be_linked(found.library):
            _loaded.append(self.overloads.pop(tuple(signature)))
        cache, self._cache = self._cache, NullCache()
        try:
            return original(self, signature)
        finally:
            self._cache = cache

    return compile_inner_or_outermost


def _can_be_linked(library: Any) -> bool:
    return not library._finalized or hasattr(library, "lowered")


def _with_its_own(library: Any, found: dict[Any, None]) -> Iterator[Any]:
    """All libraries that a library calls into, each once."""
    for other in library._linking_libraries:
        if other not in found:
            found[other] = None
            yield other
            yield from _with_its_own(other, found)


def _linkable(library: Any) -> Any:
    """A copy of a library's own functions, as they were lowered."""
    if not _can_be_linked(library):
        return library._get_module_for_linking().clone()
    module = (library.lowered if library._finalized else library._final_module).clone()
    for function in module.functions:  # helpers of numba's own stand in every module that uses them
        if not function.is_declaration and not function.name.startswith(MANGLED):
            function.linkage = "linkonce_odr"
    return module


def _finalize(self: Any) -> None:
    """Link everything that is called, make it a part of this module, optimise, and make machine code."""
    self._raise_if_finalized()
    self._codegen._check_llvm_bugs()
    own, module = self._final_module.clone(), self._final_module
    exported = _defined(module)
    for library in _with_its_own(self, {self: None}):
        self._reload_init.update(library._reload_init)
        # As they are, external: of functions that may be linked more than once (linkonce) LLVM drops those that nobody
        # has called so far.
        module.link_in(_linkable(library))
    _check(module)
    _make_internal(module, exported)
    self._optimize_final_module()
    module.verify()
    self.lowered = own
    self._finalize_final_module()


def _defined(module: Any) -> set[str]:
    return {thing.name for thing in (*module.functions, *module.global_variables) if not thing.is_declaration}


def _check(module: Any) -> None:
    """Whatever is called is there: a function that is missing would be a jump to nowhere."""
    if any(thing.name.startswith(RuntimeLinker.PREFIX) for thing in module.global_variables):
        raise NotImplementedError(f"{module.name}: compiled functions cannot call each other in turn; write a loop")
    missing = [thing.name for thing in module.functions if thing.is_declaration and thing.name.startswith(MANGLED)]
    if missing:
        raise AssertionError(f"{module.name} was linked without {', '.join(missing)}")


def _make_internal(module: Any, exported: set[str]) -> None:
    """Keep what was linked inside this module."""
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name not in exported:
            thing.linkage = "internal"


def _module_for_linking(original: Callable[..., Any]) -> Callable[..., Any]:
    def module_for_linking(self: Any) -> Any:
        """What is saved beside the machine code: only the names in it are read again."""
        return self.lowered if hasattr(self, "lowered") else original(self)

    return module_for_linking


def _executable(original: Callable[..., Any]) -> Callable[..., Any]:
    def executable(self: Any, library: Any, fndesc: Any, env: Any) -> Any:
        return Inner() if _running.depth > 1 else original(self, library, fndesc, env)

    return executable


def _add_overload(original: Callable[..., Any]) -> Callable[..., Any]:
    def add_overload(self: Any, result: Any) -> None:
        if isinstance(result.entry_point, Inner):
            self.overloads[tuple(result.signature.args)] = result
        else:
            original(self, result)

    return add_overload


def _compile_core(original: Callable[..., Any]) -> Callable[..., Any]:
    def compile_core(self: Any, args: Any, return_type: Any) -> Any:
        _running.depth += 1
        try:
            return original(self, args, return_type)
        finally:
            _running.depth -= 1

    return compile_core


def _flags(original: Callable[..., Any]) -> Callable[..., Any]:
    def flags(self: Any, found: Any) -> Any:
        found = original(self, found)
        if _running.depth > 1:  # nobody calls it from Python or C
            found.no_cpython_wrapper = found.no_cfunc_wrapper = True
        return found

    return flags


def install() -> None:
    """Let numba compile in this way from now on; once in a process."""
    changes: tuple[tuple[type, str, Callable[..., Any]], ...] = (
        (_FunctionCompiler, "_compile_core", _compile_core),
        (_FunctionCompiler, "_customize_flags", _flags),
        (CPUContext, "get_executable", _executable),
        (Dispatcher, "compile", _compile),
        (Dispatcher, "add_overload", _add_overload),
        (CPUCodeLibrary, "_get_module_for_linking", _module_for_linking),
        (CPUCodeLibrary, "finalize", lambda original: _finalize),
        (
            CPUCodeLibrary,
            "add_linking_library",
            lambda original: lambda self, other: self._linking_libraries.append(other),
        ),
    )
    for owner, name, changed in changes:
        setattr(owner, name, changed(getattr(owner, name)))
