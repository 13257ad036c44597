import WaylineExploration

/// A screen on the page: its picture, its alerts and the ways that leave it.
struct StoryboardCard {
    /// The ways to one screen.
    struct Exit {
        let target: String
        let ways: [Storyboard.Way]
    }

    /// The sizes of the style sheet, in pixels.
    enum Size {
        static let width = 496
        static let row = 15
        static let head = 34
        static let line = 22
        static let edge = 8
        static let border = 1
    }

    let screen: Storyboard.Screen

    /// The ways on to screens of later layers, each with an arrow.
    let exits: [Exit]

    /// The ways within the bar of tabs, back, and to layers before this one.
    let returns: [Storyboard.Way]

    /// The rows of the picture, and those of each alert.
    let pictures: [[StoryboardPicture.Row]]

    init(_ screen: Storyboard.Screen, exits: [Exit], returns: [Storyboard.Way]) {
        self.screen = screen
        self.exits = exits
        self.returns = returns
        pictures = ([screen.picture] + screen.alerts).map(StoryboardPicture.rows)
    }

    var height: Int {
        let lists = exits.map { 1 + $0.ways.count }.reduce(0, +) + (returns.isEmpty ? 0 : 1)
        return Size.head + picturesHeight + lists * Size.line + Size.edge
    }

    /// The distance from the upper edge to the middle of the line with the target of the exit at
    /// `index`.
    func middle(ofExitAt index: Int) -> Int {
        let lines = exits[..<index].map { 1 + $0.ways.count }.reduce(0, +)
        return Size.head + picturesHeight + lines * Size.line + Size.line / 2
    }

    private var picturesHeight: Int {
        pictures.map { $0.count * Size.row + 2 * Size.edge + Size.border }.reduce(Size.border, +)
    }
}
