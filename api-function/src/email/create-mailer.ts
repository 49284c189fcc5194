import type { Config } from '../config/config.ts';
import type { Env } from '../env.ts';
import { createCloudflareMailer } from './cloudflare-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Creates the mailer that the configuration names. */
export const createMailer = (config: Config, { MAIL }: Pick<Env, 'MAIL'>): Mailer =>
  config.MAIL_DRIVER === 'smtp' ? createSmtpMailer(config) : createCloudflareMailer(MAIL, config.MAIL_FROM);
