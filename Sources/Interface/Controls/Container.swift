/// A place for child screens, each with its own view.
///
/// ```swift
/// let card = Container("Your card", [GuestScreen(), StampsScreen()])
/// ```
///
/// ![A container with two child screens.](Container)
public final class Container: Control {
    /// The screens from the top to the bottom.
    public var screens: [any ViewScreen] {
        didSet { if !screens.elementsEqual(oldValue, by: ===) { touch() } }
    }

    /// True if it stands beside the other controls of the view, on a full screen of 100 columns or
    /// more. Elsewhere it stands in its place among them.
    public let isBeside: Bool

    /// Creates a place for these screens, with a heading if the label is not empty. Only one among
    /// the controls of a view can stand `isBeside` the others, and not within a section.
    public init(
        _ label: String = "", isBeside: Bool = false, _ screens: [any ViewScreen] = []
    ) {
        (self.isBeside, self.screens) = (isBeside, screens)
        super.init(label)
    }

    public override var parts: [Control]? { screens.flatMap { $0.content.controls } }

    /// The actions of the child screens.
    package var actions: [Button] { screens.flatMap { $0.content.actions } }
}
