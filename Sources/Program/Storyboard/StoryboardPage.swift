import WaylineExploration
import WaylineRouting

/// Writes a storyboard as HTML.
struct StoryboardPage {
    private typealias Size = StoryboardCard.Size

    private let board: Storyboard
    private let layout: StoryboardLayout
    private let titles: [String: String]
    private let places: [String: StoryboardLayout.Place]
    private let anchors: [String: String]

    init(_ board: Storyboard) {
        self.board = board
        layout = StoryboardLayout(board)
        titles = Dictionary(
            board.screens.map { ($0.name, $0.title) }, uniquingKeysWith: { first, _ in first })
        places = Dictionary(
            layout.places.map { ($0.card.screen.name, $0) }, uniquingKeysWith: { first, _ in first }
        )
        anchors = Dictionary(
            board.screens.enumerated().map { ($1.name, "s\($0)") },
            uniquingKeysWith: { first, _ in first })
    }

    var text: String {
        let title = board.title.escaped(for: .html)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(title)</title>
            <style>\(StoryboardStyle.sheet)</style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1>
            <p>\(counts). An arrow leads to the \
            screen that a step opens. Open a step to read the script that walks there from the \
            start.</p>
            <nav aria-label="Screens"><ul>
            \(board.screens.map(entry).joined(separator: "\n"))
            </ul></nav>
            \(parts)</header>
            <svg width="0" height="0" aria-hidden="true"><defs>
            <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" \
            orient="auto">
            <path d="M0,0L8,4L0,8z"/></marker></defs></svg>
            <main style="width:\(layout.width)px;height:\(layout.height)px">
            \((layout.bars.map(bar) + layout.places.map(card)).joined(separator: "\n"))
            </main>
            <script>\(StoryboardStyle.script)</script>
            </body>
            </html>

            """
    }

    private var counts: String {
        let previews = board.screens.count { $0.isPreview }
        let reached = "\(board.screens.count - previews) screens, \(board.ways.count) ways"
        return previews == 0 ? reached : "\(reached), \(previews) previews"
    }

    /// The parts of the app that were not seen, and those that were, in lists that a click opens.
    private var parts: String {
        [("not seen", board.parts.missing), ("seen", board.parts.seen)].map { word, lines in
            if lines.isEmpty { return "" }
            let count = lines.count == 1 ? "1 part was" : "\(lines.count) parts were"
            let items = lines.map { "<li>\($0.escaped(for: .html))</li>\n" }.joined()
            return """
                <details class="parts"><summary>\(count) \(word)</summary><ul>
                \(items)</ul></details>

                """
        }.joined()
    }

    private func entry(_ screen: Storyboard.Screen) -> String {
        "<li>\(link(to: screen.name))</li>"
    }

    private func link(to name: String) -> String {
        let title = titles[name] ?? ""
        let shown = title.isEmpty ? name : title
        return
            "<a href=\"#\(anchors[name] ?? "")\" "
            + "title=\"\(name.escaped(for: .html))\">\(shown.escaped(for: .html))</a>"
    }

    private func bar(_ bar: StoryboardLayout.Bar) -> String {
        """
        <div class="bar" style="left:\(bar.x)px;top:\(bar.y)px;\
        width:\(StoryboardLayout.barWidth)px;height:\(bar.height)px">\
        \(bar.screens.map { link(to: $0) }.joined(separator: " "))</div>
        """
    }

    private func card(_ place: StoryboardLayout.Place) -> String {
        let card = place.card
        let name = card.screen.name
        let exits = card.exits.indices.map { exit(card.exits[$0], $0, from: place) }
        let parts =
            [heading(card.screen)] + card.pictures.map(picture)
            + ["<ul>"] + exits + [returns(card), "</ul>"]
        return """
            <article id="\(anchors[name] ?? "")" \
            style="left:\(place.x)px;top:\(place.y)px;height:\(card.height)px">
            \(parts.filter { !$0.isEmpty }.joined(separator: "\n"))
            </article>
            """
    }

    private func heading(_ screen: Storyboard.Screen) -> String {
        let title = screen.title.isEmpty ? screen.name : screen.title
        return
            "<h2>\(title.escaped(for: .html)) <code>\(screen.name.escaped(for: .html))</code></h2>"
    }

    private func picture(_ rows: [StoryboardPicture.Row]) -> String {
        "<pre>\(rows.joined(separator: "\n"))</pre>"
    }

    private func exit(
        _ exit: StoryboardCard.Exit, _ index: Int, from place: StoryboardLayout.Place
    ) -> String {
        let ways = exit.ways.map { "<li>\(step($0))</li>" }.joined(separator: "\n")
        return """
            <li>\(arrow(to: exit.target, index, from: place))→ \(link(to: exit.target))<ul>
            \(ways)
            </ul></li>
            """
    }

    /// An arrow from the right edge of a line to the heading of another card, drawn behind all
    /// cards.
    private func arrow(
        to target: String, _ index: Int, from place: StoryboardLayout.Place
    ) -> String {
        guard let end = places[target] else { return "" }
        let width = end.x - place.x - Size.width
        let height = end.y + Size.head / 2 - place.y - place.card.middle(ofExitAt: index)
        let bend = 75
        return """
            <svg class="arrow" aria-hidden="true"><path \
            d="M0,0C\(bend),0 \(width - bend),\(height) \(width),\(height)"/></svg>
            """
    }

    private func returns(_ card: StoryboardCard) -> String {
        if card.returns.isEmpty { return "" }
        let ways = card.returns.map { "<li>\(link(to: $0.target)) \(step($0))</li>" }
        let count = ways.count == 1 ? "1 way" : "\(ways.count) ways"
        return """
            <li><details class="back"><summary>\(count) back or across</summary><ul>
            \(ways.joined(separator: "\n"))
            </ul></details></li>
            """
    }

    private func step(_ way: Storyboard.Way) -> String {
        let label = way.label.escaped(for: .html)
        if way.script.isEmpty { return "<span class=\"step\">\(label)</span>" }
        let script = way.script.map { $0.escaped(for: .html) + "\n" }.joined()
        return """
            <details class="step"><summary title="\(label)">\(label)</summary>\
            <pre class="script" tabindex="0">\(script)</pre></details>
            """
    }
}
