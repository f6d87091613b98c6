import { expect, it } from 'vitest';
import { isPublicPath } from './public-paths';

it.each([
  '/frame',
  '/frame?v=2',
  '/frame/fonts/onest-cyrillic.0123456789ab.woff2',
  '/api/v1/ready',
  '/api/v1/components?page=main&language=ru',
  '/api/v1/modals/bonus-body',
  '/api/media/file/hero-1200x600.webp',
  '/api/media/file/%D0%BA%D0%BE%D0%B7%D0%B8%D1%80.webp',
])('anybody may ask for %s', (target) => {
  expect(isPublicPath(target)).toBe(true);
});

it.each([
  '/',
  '/admin',
  '/admin/login',
  '/api/users/login',
  '/api/users/forgot-password',
  '/api/components?where[key][equals]=hero',
  '/api/media',
  '/api/media/1',
  '/frames',
  '/frame/admin',
  '/frame/fonts/../../admin.woff2',
  '/frame/fonts/',
  '/_next/static/chunks/admin.js',
  '/api/v1/../users/login',
  '/api/v1/%2e%2e/users/login',
  '/api/v1/..%2fusers/login',
  '/api/v1/.%2E/users/login',
  '/api/v1%2f..%2fusers/login',
  '/api/v1/..',
  '/api/v1//users/login',
  '/api/v1\\..\\users',
  '//api/v1/ready',
  'http://localhost/api/users/login',
])('%s is the editors’ alone', (target) => {
  expect(isPublicPath(target)).toBe(false);
});
