/** The element around a snippet in a sentence, until its paragraph is part of the sentence. */
export const inTextTag = 'octavo-in-text';
