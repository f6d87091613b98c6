import { Empty } from '@desk/components/feedback/empty';
import { Link } from '@desk/lib/i18n/navigation';
import { routes } from '@desk/lib/routes';
import { getTranslations } from 'next-intl/server';

/** An address that the desk does not have. */
export default async function DeskNotFound() {
  const t = await getTranslations();
  return (
    <Empty title={<h1>{t('ui.notFound')}</h1>}>
      <Link href={routes.today} className="text-link underline">
        {t('shell.place.today')}
      </Link>
    </Empty>
  );
}
