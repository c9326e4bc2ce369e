/** `octavo/playground`: defines `<octavo-playground>`. */
export { Playground } from './playground.js';
export { SendEvent } from './send/send-event.js';
export type { ChannelModel } from './model/channel.js';
export type { OperationModel } from './model/operation.js';
