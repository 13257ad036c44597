import WaylineExploration

/// The places of all cards: layers from left to right, by the number of steps from the start.
struct StoryboardLayout {
    /// A card, and its left upper corner.
    struct Place {
        let card: StoryboardCard
        let x: Int
        let y: Int
    }

    /// The screens of a bar of tabs, and the rectangle around their cards.
    struct Bar {
        let screens: [String]
        let x: Int
        let y: Int
        let height: Int
    }

    private static let gap = (layers: 150, cards: 36)

    /// The space around the cards of a bar, and the height of its heading.
    private static let frame = (edge: 14, head: 30)

    /// The cards of each layer, from top to bottom.
    private(set) var places: [Place] = []
    private let layers: [String: Int]
    private let board: Storyboard

    init(_ board: Storyboard) {
        self.board = board
        layers = Self.layers(of: board)
        var tops: [String: Int] = [:]
        let all = Dictionary(grouping: board.screens) { layers[$0.name] ?? 0 }
        for layer in all.keys.sorted() {
            add(all[layer] ?? [], in: layer, &tops)
        }
    }

    /// The bars whose screens stand below each other.
    var bars: [Bar] {
        board.tabs.compactMap { bar in
            let mine = places.filter { bar.contains($0.card.screen.name) }
            guard let first = mine.first, let last = mine.last else { return nil }
            let top = first.y - Self.frame.head
            return Bar(
                screens: bar, x: first.x - Self.frame.edge, y: top,
                height: last.y + last.card.height + Self.frame.edge - top)
        }
    }

    static var barWidth: Int { StoryboardCard.Size.width + 2 * frame.edge }

    var width: Int { (places.map(\.x).max() ?? 0) + StoryboardCard.Size.width }
    var height: Int { places.map { $0.y + $0.card.height }.max() ?? 0 }

    /// The number of steps from the start to each screen. The screens of a bar are in one layer; a
    /// screen to which no way leads is in the first one, and previews are in the last one.
    private static func layers(of board: Storyboard) -> [String: Int] {
        guard let start = board.screens.first?.name else { return [:] }
        let next = Dictionary(grouping: board.ways.filter { !$0.isBack }, by: \.origin)
        let bars = Dictionary(
            board.tabs.flatMap { bar in bar.map { ($0, bar) } },
            uniquingKeysWith: { first, _ in first }
        )
        var layers: [String: Int] = [:]
        var layer = bars[start] ?? [start]
        for number in 0... where !layer.isEmpty {
            for name in layer { layers[name] = number }
            let found = layer.flatMap { name in next[name, default: []].map(\.target) }
            layer = Set(found.flatMap { bars[$0] ?? [$0] }).filter { layers[$0] == nil }.sorted()
            if layer.isEmpty { break }
        }
        let last = (layers.values.max() ?? 0) + 1
        for preview in board.screens where preview.isPreview { layers[preview.name] = last }
        return layers
    }

    /// Puts the cards of a layer below each other, each at the height of the arrows that lead to it
    /// if there is room. The screens of a bar stay together, in the order of the bar.
    private mutating func add(
        _ screens: [Storyboard.Screen], in layer: Int, _ tops: inout [String: Int]
    ) {
        var wanted: [String: Int] = [:]
        for screen in screens { wanted[screen.name] = mean(of: heights(of: screen.name)) }
        for bar in board.tabs
        where bar.contains(where: { name in screens.contains { $0.name == name } }) {
            let best = bar.compactMap { wanted[$0] }.min() ?? 0
            for (index, name) in bar.enumerated() { wanted[name] = best + index }
        }
        let ordered = screens.sorted {
            (wanted[$0.name] ?? 0, $0.name) < (wanted[$1.name] ?? 0, $1.name)
        }
        var (bottom, last) = (0, nil as [String]?)
        for screen in ordered {
            let card = card(of: screen)
            let bar = board.tabs.first { $0.contains(screen.name) }
            if bar != last { bottom += Self.frame.head }
            last = bar
            let top = max(bottom, (wanted[screen.name] ?? 0) - StoryboardCard.Size.head / 2)
            let x = layer * (StoryboardCard.Size.width + Self.gap.layers)
            places.append(Place(card: card, x: x, y: top))
            bottom = top + card.height + Self.gap.cards
        }
    }

    /// The heights at which the arrows to a screen begin.
    private func heights(of name: String) -> [Int] {
        places.flatMap { place in
            place.card.exits.indices.filter { place.card.exits[$0].target == name }
                .map { place.y + place.card.middle(ofExitAt: $0) }
        }
    }

    private func mean(of heights: [Int]) -> Int? {
        heights.isEmpty ? nil : heights.reduce(0, +) / heights.count
    }

    private func card(of screen: Storyboard.Screen) -> StoryboardCard {
        let mine = board.ways.filter { $0.origin == screen.name }
        let layer = layers[screen.name] ?? 0
        let isExit = { (way: Storyboard.Way) in
            !way.isBack && (layers[way.target] ?? 0) > layer
        }
        let targets = Dictionary(grouping: mine.filter(isExit), by: \.target)
        let exits = targets.sorted { $0.key < $1.key }
            .map { StoryboardCard.Exit(target: $0.key, ways: $0.value) }
        return StoryboardCard(screen, exits: exits, returns: mine.filter { !isExit($0) })
    }
}
