import TextMenu
import Wayline

/// The rating with a look of its own.
final class DrawnRating: StarRating, Drawable {
    var isLabelled: Bool { true }

    func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(self)
        row.add(String(repeating: "*", count: stars), .accent)
        return Drawing([row])
    }

    func handle(_ command: KeyCommand) -> Bool {
        guard command == .choose else { return false }
        stars = stars % 5 + 1
        return true
    }
}
