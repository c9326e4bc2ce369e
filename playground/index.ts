/** `octavo/playground`: defines `<octavo-playground>`. */
export { Playground } from './playground.js';
export { SendEvent } from './send/send-event.js';
export type { ChannelModel } from './channel/channel.js';
export type { OperationModel } from './request/operation.js';
