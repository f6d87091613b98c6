import type { MetadataRoute } from 'next';

/** What a phone needs to put the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: 'Kozyr',
    short_name: 'Kozyr',
    start_url: '/',
    display: 'standalone',
    categories: ['games', 'entertainment'],
    background_color: '#0a1210',
    theme_color: '#0a1210',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
