import type { PaymentMethodKind } from '@kozyr/contracts/payments';

/** A small mark of a payment method, drawn plainly: shape and colour say which, the name stands beside it. */
export function MethodMark({ kind }: { kind: PaymentMethodKind }) {
  return (
    <svg viewBox="0 0 40 26" width={34} height={22} aria-hidden className="shrink-0">
      <rect width="40" height="26" rx="5" fill="#f5f0e4" />
      {kind === 'visa' && (
        <text
          x="20"
          y="17.5"
          textAnchor="middle"
          fontFamily="sans-serif"
          fontSize="12.5"
          fontStyle="italic"
          fontWeight="800"
          fill="#1c3f94"
        >
          VISA
        </text>
      )}
      {kind === 'mastercard' && (
        <>
          <circle cx="16" cy="13" r="7" fill="#d8232a" />
          <circle cx="24" cy="13" r="7" fill="#f29a1f" fillOpacity=".9" />
        </>
      )}
      {kind === 'applepay' && (
        <path
          d="M20.500 8.200c.2-1.500 1.300-2.500 2.500-2.700.1 1.500-1 2.800-2.500 2.700Zm3.900 7.400c-.6 1.700-1.900 3.900-3.200 3.900-.8 0-1.100-.5-2-.5s-1.300.5-2 .5c-1.700 0-4-3.600-4-6.400 0-2.700 1.700-4.100 3.400-4.100 1 0 1.800.6 2.500.6.600 0 1.700-.7 2.900-.6.9 0 1.800.5 2.300 1.300-2.100 1.300-1.700 4.400.1 5.300Z"
          fill="#0a1210"
        />
      )}
      {kind === 'googlepay' && (
        <path
          d="M20.300 11.800h6.300c.1.400.1.800.1 1.200 0 3.800-2.500 6.400-6.400 6.400a6.400 6.400 0 1 1 4.300-11.100l-1.800 1.700a3.900 3.900 0 1 0-2.500 6.900c1.900 0 3.200-1 3.600-2.600h-3.600z"
          fill="#2b6fd6"
        />
      )}
    </svg>
  );
}
