import type { MoneyCommand } from './run';

/** A command as a person would tell it; amounts in minor units. */
export function moneyInWords(command: MoneyCommand): string {
  if (command.action === 'bet') return `bet ${command.amount} in round ${command.round} (${command.id})`;
  if (command.action === 'win')
    return `win ${command.amount} in round ${command.round} (${command.id})${command.closes ? ', which closes it' : ''}`;
  if ('round' in command) return `${command.action} ${command.of} of round ${command.round} (${command.id})`;
  if ('key' in command) return `${command.action} ${command.amount} (key ${command.key})`;
  if (command.action === 'chargeback')
    return `bank ${command.bank} takes deposit ${command.of} back (event ${command.event})`;
  if ('event' in command) {
    const of = command.action === 'payment' ? 'deposit' : 'withdrawal';
    return `the gateway says: ${command.action} of ${of} ${command.of} is ${command.status} (event ${command.event})`;
  }
  if (command.action === 'collect') return `collect what is owed for deposit ${command.of}`;
  return `${command.action} withdrawal ${command.of}`;
}
