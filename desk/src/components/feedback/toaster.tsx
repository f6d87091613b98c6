'use client';
import { ToastContainer } from 'react-toastify';
import 'react-toastify/dist/ReactToastify.css';

/** Where what was done is said; it is read out and goes by itself. @param closeLabel the name of the button that closes one */
export function Toaster({ label }: { label: string }) {
  return (
    <ToastContainer
      aria-label={label}
      position="bottom-right"
      autoClose={4_000}
      hideProgressBar
      closeOnClick
      icon={false}
      theme="colored"
    />
  );
}
