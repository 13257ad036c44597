import TextMenu
import WaylinePictures

/// The style sheet and the program of the page.
enum StoryboardStyle {
    private typealias Size = StoryboardCard.Size

    private static func rules(_ theme: ColourTheme) -> String {
        PictureColours(theme).htmlRules(background: "var(--card)", text: "var(--text)")
    }

    static var sheet: String {
        """
        :root{color-scheme:light dark;--page:#f3f3f1;--card:#fff;--text:#1f1f1f;--faint:#5c5c5c;\
        --line:#b9b9b4;--accent:#005f87}
        *{box-sizing:border-box}
        body{margin:0;background:var(--page);color:var(--text);font:14px/\(Size.line)px \
        system-ui,sans-serif}
        header{padding:24px 32px 0;max-width:1100px}
        h1{font-size:24px;line-height:32px;margin:0}
        p{margin:4px 0;color:var(--faint)}
        nav ul{display:flex;flex-wrap:wrap;gap:0 18px}
        ul{list-style:none;margin:0;padding:0}
        a{color:var(--accent)}
        a:focus-visible,summary:focus-visible,input:focus-visible,button:focus-visible,\
        .script:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
        main{position:relative;margin:24px 32px 60px;box-sizing:content-box;isolation:isolate}
        article{position:absolute;width:\(Size.width)px;border-radius:6px;background:var(--card);\
        box-shadow:0 0 0 1px var(--line)}
        article:target{box-shadow:0 0 0 3px var(--accent)}
        article:hover,article:focus-within{z-index:2}
        article>ul>li{padding:0 12px}
        article>ul li{white-space:nowrap;position:relative}
        article>ul ul li{padding-left:18px}
        h2{height:\(Size.head)px;margin:0;padding:6px \
        12px;font-size:15px;white-space:nowrap;overflow:hidden;\
        text-overflow:ellipsis}
        h2 code{font-weight:normal;font-size:12px;color:var(--faint)}
        .bar{position:absolute;border:1px dashed var(--line);border-radius:10px;padding:3px \
        18px;z-index:-2}
        .bar a{margin-right:18px}
        pre{margin:0;padding:\(Size.edge)px 12px;font:12px/\(Size.row)px \
        ui-monospace,SFMono-Regular,Menlo,\
        Consolas,"DejaVu Sans Mono",monospace;overflow:hidden;border-top:1px solid var(--line);\
        background:var(--card)}
        article>pre:last-of-type{border-bottom:1px solid var(--line)}
        pre b{font-weight:normal}
        pre i{font-style:normal;display:inline-block;width:2ch;overflow:hidden;vertical-align:top}
        summary{cursor:pointer;height:\(Size.line)px;overflow:hidden;text-overflow:ellipsis;\
        color:var(--faint)}
        .step{color:var(--faint);display:inline-block;max-width:100%;vertical-align:top}
        .back ul,.script{position:absolute;z-index:3;left:12px;top:\(Size.line)px;\
        background:var(--card);border:1px solid var(--line);border-radius:4px;\
        box-shadow:0 4px 12px #0004}
        .back ul{padding:6px 12px 6px 0;min-width:300px}
        .back .script{left:18px}
        .script{color:var(--text);min-width:240px;max-height:320px;overflow:auto;padding-right:72px}
        .script button{position:absolute;right:6px;top:6px}
        .arrow{position:absolute;right:-1px;top:\(Size.line / 2)px;width:1px;height:1px;\
        overflow:visible;z-index:-1}
        article>ul>li>.arrow{left:\(Size.width)px}
        .arrow path{fill:none;stroke:var(--line);stroke-width:1.5;marker-end:url(#head)}
        li:hover>.arrow path,li:focus-within>.arrow path{stroke:var(--accent);stroke-width:2.5}
        marker path{fill:var(--faint)}
        input{font:inherit;width:280px;padding:2px 8px;margin:6px 0}
        .other{opacity:.15}
        \(rules(.light))
        @media (prefers-color-scheme:dark){
        :root{--page:#161616;--card:#1e1e1e;--text:#d4d4d4;--faint:#9e9e9e;--line:#4c4c4c;\
        --accent:#4fb8d8}
        \(rules(.dark))
        }
        """
    }

    /// Adds a search to the list of screens, and a button to each script that copies it.
    static var script: String {
        """
        const nav=document.querySelector('nav'),field=document.createElement('input');
        field.type='search';field.placeholder='Search (/)';field.setAttribute('aria-label','Search \
        screens');
        nav.before(field);
        field.addEventListener('input',()=>{
        const words=field.value.toLowerCase();
        document.querySelectorAll('article').forEach(card=>{
        const isOther=!card.textContent.toLowerCase().includes(words);
        card.classList.toggle('other',isOther);
        nav.querySelector('a[href="#'+card.id+'"]').parentElement.hidden=isOther;});});
        field.addEventListener('keydown',event=>{
        const first=nav.querySelector('li:not([hidden]) a');
        if(event.key==='Enter'&&first)first.click();
        if(event.key==='Escape'){field.value='';field.dispatchEvent(new Event('input'));}});
        document.addEventListener('keydown',event=>{
        if(event.key==='/'&&document.activeElement!==field){event.preventDefault();field.focus();}
        if(event.key==='Escape')\
        document.querySelectorAll('details[open]').forEach(part=>part.open=false);});
        document.querySelectorAll('.script').forEach(script=>{
        const text=script.textContent,button=document.createElement('button');
        button.textContent='Copy';
        button.addEventListener('click',()=>{
        const area=document.createElement('textarea');
        area.value=text;document.body.append(area);area.select();
        button.textContent=document.execCommand('copy')?'Copied':'Not \
        copied';area.remove();button.focus();});
        script.append(button);});
        """
    }
}
