/// Controls that belong together, under a heading.
public final class Section: Control {
    /// What the section is made of.
    public var controls: [Control] {
        didSet { if !controls.elementsEqual(oldValue, by: ===) { touch() } }
    }

    /// A section with this heading; none where it is empty.
    public init(_ label: String = "", _ controls: [Control]) {
        self.controls = controls
        super.init(label)
    }

    public override var kind: ControlKind { .section(self) }
}
