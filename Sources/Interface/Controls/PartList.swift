extension Page {
    /// Parts that stand one below the other, and the boxes around some of them.
    package struct Column {
        package private(set) var parts: [Part]
        package private(set) var boxes: [Box]

        /// Adds another column below.
        mutating func add(_ other: Column) {
            boxes += other.boxes.map { $0.moved(by: parts.count) }
            parts += other.parts
        }

        /// The parts in `range`, with the boxes around them.
        subscript(range: Range<Int>) -> Column {
            let inner = boxes.filter { range.contains($0.range.lowerBound) }
            return Column(
                parts: Array(parts[range]),
                boxes: inner.map { $0.moved(by: -range.lowerBound) })
        }
    }

    /// True if some parts stand beside the others, if there is room.
    package var isSplit: Bool { beside != nil }

    /// All parts, one below the other.
    package var column: Column { Column(parts: parts, boxes: boxes) }

    /// The parts in two columns, if some stand beside the others.
    package var columns: [Column] {
        guard let beside else { return [column] }
        var others = column[0..<beside.lowerBound]
        others.add(column[beside.upperBound..<parts.count])
        return [others, column[beside]]
    }

    /// A box around some parts of a page.
    package struct Box {
        /// The title in its top line. If it is not empty, the first part is a heading with it.
        package let title: String

        /// The places of the parts in it.
        package let range: Range<Int>

        fileprivate func moved(by distance: Int) -> Box {
            Box(
                title: title,
                range: range.lowerBound + distance..<range.upperBound + distance)
        }
    }

    /// All parts of controls, with those of sections and child screens.
    @MainActor
    struct PartList {
        private(set) var parts: [Part] = []
        private(set) var boxes: [Box] = []

        /// The actions of child screens, in the order of their containers.
        private(set) var actions: [Button] = []

        /// The sections that the user has closed.
        private(set) var closed: [Section] = []

        /// The number of sections around the next part.
        private var depth = 0

        /// The places of the parts that stand beside the others; nil for none.
        private(set) var beside: Range<Int>?

        init(_ controls: [Control]) {
            for control in controls {
                let start = parts.count
                add([control])
                let isEmpty = parts[start...].allSatisfy(\.isHeading)
                guard !isEmpty, (control as? Container)?.isBeside == true else { continue }
                beside = start..<parts.count
            }
        }

        private mutating func add(_ controls: [Control]) {
            for control in controls where !control.isHidden {
                if let inner = control.parts {
                    add(inner, of: control)
                } else {
                    parts.append(.control(control))
                }
            }
        }

        private mutating func add(_ inner: [Control], of control: Control) {
            let section = control as? Section
            if let section, let heading = section.heading {
                if heading.label != section.label { heading.label = section.label }
                parts.append(.control(heading))
                if !section.isOpen { return closed.append(section) }
            }
            let (start, place) = (parts.count, boxes.count)
            let title = section?.heading == nil ? control.label : ""
            if !title.isEmpty { parts.append(.heading(title)) }
            let first = parts.count
            if let placeholder = control as? Placeholder { placeholder.isInSection = depth > 0 }
            if section != nil { depth += 1 }
            add(section?.controls ?? inner)
            if section != nil { depth -= 1 }
            if let container = control as? Container { actions += container.actions }
            guard section?.hasFrame == true, parts.count > first else { return }
            boxes.insert(Box(title: title, range: start..<parts.count), at: place)
        }
    }
}

extension Page.Part {
    fileprivate var isHeading: Bool {
        if case .heading = self { true } else { false }
    }
}
