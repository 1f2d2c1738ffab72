export { adventureGame } from './game';
