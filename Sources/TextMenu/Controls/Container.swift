/// The place of child screens, each with a view of its own.
public final class Container: Control {
    /// The screens that stand here, from the top to the bottom.
    public var screens: [any ViewScreen] {
        didSet { if !screens.elementsEqual(oldValue, by: ===) { touch() } }
    }

    /// A place for these, with a heading where it has a label.
    public init(_ label: String = "", _ screens: [any ViewScreen] = []) {
        self.screens = screens
        super.init(label)
    }

    public override var kind: ControlKind { .container(self) }
}
