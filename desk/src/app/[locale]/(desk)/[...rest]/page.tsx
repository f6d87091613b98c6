import { notFound } from 'next/navigation';

/** Whatever address the desk does not have is answered within its frame. */
export default function UnknownPage() {
  notFound();
}
