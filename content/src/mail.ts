import type { EmailAdapter } from 'payload';

/** No mail leaves this service: editors' forgotten passwords are reset by another editor. Says so in the log. */
export const noMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'content@kozyr.local',
  defaultFromName: 'Kozyr content',
  sendEmail: async ({ subject }) => {
    payload.logger.info(`Mail is not set up; not sent: ${subject ?? 'no subject'}`);
  },
});
