import TextMenu
import WaylineApplication
import WaylineExploration

extension StepPart<Key> {
    /// The name of a key, such as `enter` or `"page up"`.
    static let key = Self(example: "enter") { $0.next().flatMap { Key(named: $0) } }
}

extension StepPart<Key.MouseEvent.Kind> {
    /// An event of the mouse.
    static let mouse = Self(example: "press") {
        $0.next().flatMap { Key.MouseEvent.Kind(rawValue: $0) }
    }
}
