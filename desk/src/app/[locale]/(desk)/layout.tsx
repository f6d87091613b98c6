import { OperatorProvider } from '@desk/lib/own/operator-provider';
import { QueryProvider } from '@desk/lib/query/query-provider';
import { routes } from '@desk/lib/routes';
import { signedInOperator } from '@desk/lib/server/signed-in';
import { themeChosen } from '@desk/lib/server/theme';
import { HelpKey } from '@desk/screens/handbook/help-key';
import { SearchAnything } from '@desk/screens/search/search-anything';
import { Away } from '@desk/screens/shell/away';
import { Shell } from '@desk/screens/shell/shell';
import { StepUp } from '@desk/screens/step-up/step-up';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Every page behind the sign-in: its frame, who is signed in, and what asks for the second factor. */
export default async function DeskLayout({ children, params }: Props) {
  const { locale } = await params;
  const operator = await signedInOperator();
  if (operator === null) redirect(`/${locale}${routes.signIn}`);
  if (operator === 'away') return <Away />;
  return (
    <QueryProvider>
      <OperatorProvider operator={operator}>
        <Shell theme={await themeChosen()} search={<SearchAnything />}>
          {children}
        </Shell>
        <StepUp />
        <HelpKey />
      </OperatorProvider>
    </QueryProvider>
  );
}
