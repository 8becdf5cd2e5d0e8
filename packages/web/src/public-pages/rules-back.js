// The way back of a page on the rules, for whoever came from a page of this house in the same window.
const back = document.getElementById('retour');
if (history.length > 1) {
  back.hidden = false;
  back.addEventListener('click', () => history.back());
}
