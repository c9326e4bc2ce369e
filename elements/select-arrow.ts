/**
 * The arrow of a menu, in the color of its text, instead of the arrow that each browser draws. Without a color below
 * it.
 */
import { css } from 'lit';

/** Declarations for a `select`, which needs 1.5rem at its end. */
export const selectArrow = css`
  padding-inline-end: 1.5rem;
  background-image:
    linear-gradient(45deg, transparent 50%, currentcolor 50%),
    linear-gradient(-45deg, transparent 50%, currentcolor 50%);
  background-position:
    right 0.75rem center,
    right 0.5rem center;
  background-repeat: no-repeat;
  background-size: 0.25rem 0.25rem;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** Declarations for a `select` that is read from right to left. */
export const selectArrowRtl = css`
  background-position:
    left 0.5rem center,
    left 0.75rem center;
`;
