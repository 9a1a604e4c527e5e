const response = await fetch('./data.json');
const [{ bars }, rows] = await Promise.all([import('./chunks/bars.js'), response.json()]);
document.querySelector('ol').append(...bars(rows));
document.documentElement.dataset.ready = 'yes';
