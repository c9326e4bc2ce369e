/** Colours with a meaning, for callouts, badges, cards and method pills; each follows `color-scheme`. */
import { css } from 'lit';

export const gray = css`light-dark(#4b5563, #a8b0bd)`;
export const blue = css`light-dark(#1d5fd6, #7db0ff)`;
export const green = css`light-dark(#12803c, #5fd38a)`;
export const teal = css`light-dark(#0b7a75, #4fd1c5)`;
export const amber = css`light-dark(#a16207, #f0c04a)`;
export const orange = css`light-dark(#c2410c, #fb9a5c)`;
export const red = css`light-dark(#d02b2b, #fb8585)`;
export const purple = css`light-dark(#7332d6, #c39bff)`;
