/** Tells the host that the card is ready, and hands on what it sends. */
export function announce(show) {
  addEventListener('message', (event) => {
    if (event.source === parent && event.data?.structuredContent) show(event.data.structuredContent);
  });
  parent.postMessage({ type: 'neuralis:card-ready' }, '*');
}
