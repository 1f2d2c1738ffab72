export { BONUSES as LOST_MOUNT_BONUSES } from './bonuses';
export type { MountEvent } from './events';
export { LOST_MOUNT_OPTIONS, type LostMountPrompts } from './prompts';
export { LOST_MOUNT } from './state';
export type { LostMountView } from './view';
export { lostMountMessages, lostMountTexts, lostMountWords } from './words';
