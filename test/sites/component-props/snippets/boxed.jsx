export const Boxed = () => <Note tittle="Mind">Words</Note>;
