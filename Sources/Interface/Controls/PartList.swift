extension Page {
    /// A box around some parts of a page.
    package struct Box {
        /// The title in its top line. If it is not empty, the first part is a heading with it.
        package let title: String

        /// The places of the parts in it.
        package let range: Range<Int>
    }

    /// All parts of controls, with those of sections and child screens.
    @MainActor
    struct PartList {
        private(set) var parts: [Part] = []
        private(set) var boxes: [Box] = []

        /// The actions of child screens, in the order of their containers.
        private(set) var actions: [Button] = []

        mutating func add(_ controls: [Control]) {
            for control in controls where !control.isHidden {
                if let inner = control.parts {
                    add(inner, of: control)
                } else {
                    parts.append(.control(control))
                }
            }
        }

        private mutating func add(_ inner: [Control], of control: Control) {
            let (start, place) = (parts.count, boxes.count)
            if !control.label.isEmpty { parts.append(.heading(control.label)) }
            let first = parts.count
            add(inner)
            if let container = control as? Container { actions += container.actions }
            guard (control as? Section)?.hasFrame == true, parts.count > first else { return }
            boxes.insert(Box(title: control.label, range: start..<parts.count), at: place)
        }
    }
}
