// The health check of the image `server`: whether it serves pages and takes orders.
const port = process.env.PORT || 8080;
const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
