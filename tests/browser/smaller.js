// A picture, made smaller and with few colours: what a palette PNG is made of.
async ({ picture, scale, colours }) => {
  const response = await fetch(picture);
  const bitmap = await createImageBitmap(await response.blob());
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const pencil = canvas.getContext('2d');
  pencil.imageSmoothingQuality = 'high';
  pencil.drawImage(bitmap, 0, 0, width, height);
  const { data } = pencil.getImageData(0, 0, width, height);

  // Alike colours are counted together; then the box with the widest spread is cut in two.
  const counted = new Map();
  const cell = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const key = cell(at);
    const found = counted.get(key) ?? { key, count: 0, sum: [0, 0, 0] };
    found.count += 1;
    for (const part of [0, 1, 2]) found.sum[part] += data[at + part];
    counted.set(key, found);
  }
  const mean = (each, part) => each.sum[part] / each.count;
  const spread = (box) => {
    const spans = [0, 1, 2].map((part) => {
      const values = box.map((each) => mean(each, part));
      return Math.max(...values) - Math.min(...values);
    });
    const most = Math.max(...spans);
    const weight = Math.sqrt(box.reduce((sum, each) => sum + each.count, 0));
    return { part: spans.indexOf(most), size: box.length > 1 ? most * weight : 0 };
  };
  const boxes = [[...counted.values()]].map((box) => ({ box, ...spread(box) }));
  while (boxes.length < colours) {
    boxes.sort((one, other) => one.size - other.size);
    const { box, part, size } = boxes.pop();
    if (!size) {
      boxes.push({ box, part, size });
      break;
    }
    box.sort((one, other) => mean(one, part) - mean(other, part));
    const half = box.reduce((sum, each) => sum + each.count, 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < box.length - 1 && sum + box[cut].count <= half) sum += box[cut++].count;
    cut = Math.max(1, cut);
    for (const piece of [box.slice(0, cut), box.slice(cut)]) boxes.push({ box: piece, ...spread(piece) });
  }
  const palette = [];
  const place = new Map();
  for (const { box } of boxes) {
    const count = box.reduce((sum, each) => sum + each.count, 0);
    for (const each of box) place.set(each.key, palette.length);
    palette.push([0, 1, 2].map((part) => Math.round(box.reduce((sum, each) => sum + each.sum[part], 0) / count)));
  }
  let pixels = '';
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(place.get(cell(at)));
  return { width, height, palette, pixels: btoa(pixels) };
}
