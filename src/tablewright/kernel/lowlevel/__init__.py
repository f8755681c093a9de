"""What reaches into numba and LLVM: sets of bits, whole fields at once, chance in vectors, arrays without counts."""
