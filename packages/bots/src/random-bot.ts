import { below } from '@medallion/kernel';
import type { Bot } from './bot';

/** Takes any option, each as likely as the other. */
export const randomBot: Bot = (sight, rng) => ({ option: below(rng, sight.question.options.length), thoughts: [] });
