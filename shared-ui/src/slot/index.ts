export { Slot } from './Slot.tsx';
