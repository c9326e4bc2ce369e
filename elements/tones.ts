/** Colors of badges, pills and callouts. As text they have enough contrast on a tint of the same color, in light and dark. */
import { css } from 'lit';

export const gray = css`light-dark(#4b5563, #a8b0bd)`;
export const blue = css`light-dark(#1b55c0, #7db0ff)`;
export const green = css`light-dark(#0f6b32, #5fd38a)`;
export const amber = css`light-dark(#854d0e, #f0c04a)`;
export const orange = css`light-dark(#a8380a, #fb9a5c)`;
export const red = css`light-dark(#b91c1c, #fb8585)`;
export const purple = css`light-dark(#6b2bcf, #c39bff)`;
