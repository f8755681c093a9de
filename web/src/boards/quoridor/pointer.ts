/** Where a pointer is, in the units of the board. */
import { turnedBack, type Point } from './geometry';

/** The frame around the squares, with the racks of fences. */
export const MARGIN = 46;

/** A point of the unturned board under a pointer over the drawing. */
export function onBoard(svg: SVGSVGElement, event: { clientX: number; clientY: number }, side: number): Point {
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return turnedBack({ x, y }, side);
}
