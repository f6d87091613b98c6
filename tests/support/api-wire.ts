import axios from 'axios';

/** A call as it leaves for the platform: "GET /users/bonuses/active". */
type Answer = [status: number, data: unknown];

/** Answers the site's calls in a component test; everything from there to the component, schemas too, is the product's own. */
export function answerCalls(answer: (call: string) => Answer): void {
  axios.defaults.adapter = async (config) => {
    const path = (config.url ?? '').replace(/^.*\/api/, '');
    const [status, data] = answer(`${config.method?.toUpperCase()} ${path}`);
    return { status, data, statusText: '', headers: {}, config };
  };
}
