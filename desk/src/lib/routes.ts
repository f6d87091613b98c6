/** Every address of the desk, without its language. */
export const routes = {
  signIn: '/sign-in',
  invitation: '/invitation',
  today: '/today',
  players: '/players',
  player: (id: string) => `/players/${id}`,
  withdrawals: '/withdrawals',
  withdrawal: (id: string) => `/withdrawals/${id}`,
  support: '/support',
  operators: '/operators',
  audit: '/audit',
  own: '/own',
} as const;
