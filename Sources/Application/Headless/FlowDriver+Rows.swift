import WaylineInterface

/// The actions of a user on rows and options, beside choosing them by their titles.
extension FlowDriver {
    /// Chooses what Enter chooses after the user has filtered the options of this control by
    /// `text`: the marked option if its title matches the text, or else the first one that does. In
    /// a list whose items have no `id:`, it is always the first one.
    public func choose(
        matching text: String, in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), "matching", .text(text)], file, line)
        let (control, index) = try finder(site).option(.matching(text), in: name)
        try await carryOut(site) { control.choose(at: index) }
    }

    /// Moves the marker to the row of a list that is called `title`, or begins with it, as arrow
    /// keys do. At the last rows, the list can load more.
    public func mark(
        _ title: String, in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["mark", .text(name), .text(title)], file, line)
        let (control, index) = try finder(site).option(.title(title), in: name, isListed: true)
        let isMarked = try await carryOut(site) {
            control.marked = index
            return control.marked == index
        }
        if isMarked { return }
        throw FlowDriverError.otherKind(
            name, role: control.role, expected: "list with a marker", at: place(site))
    }

    /// Selects or deselects the row of a list that is called `title`, or begins with it, as space
    /// does. In the list, several rows can be selected.
    public func select(
        _ title: String, in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), "row", .text(title)], file, line)
        let (list, index) = try finder(site).row(.title(title), toSelectIn: name)
        try await carryOut(site) { list.select(at: index) }
    }

    /// Selects or deselects the row whose item has this identity.
    public func select(
        id: some Hashable, in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), "row", .text("\(id)")], file, line)
        let (list, index) = try finder(site).row(.identity(id), toSelectIn: name)
        log?.reword(["select", .text(name), "row", .text(list.title(at: index))])
        try await carryOut(site) { list.select(at: index) }
    }

    /// Selects all rows that a list shows.
    public func selectAll(
        in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), "all"], file, line)
        let list = try finder(site).selectingList(name)
        try await carryOut(site) { list.selectAll() }
    }

    /// Deselects all rows of a list.
    public func deselectAll(
        in name: String, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let site = begin(["select", .text(name), "none"], file, line)
        let list = try finder(site).selectingList(name)
        try await carryOut(site) { list.deselectAll() }
    }

    /// Performs an action on the selected rows of a list:
    /// `perform("Archive", onSelectedIn: "Letters")`.
    public func perform(
        _ action: String, onSelectedIn name: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let site = begin(["act", .text(name), "selected", .text(action)], file, line)
        let action = try finder(site).action(action, onSelectedIn: name)
        try await carryOut(site) { action.perform() }
    }

    /// Moves the row that is called `title`, or begins with it, by this number of rows: down, or up
    /// if the number is negative. The list must be reorderable.
    public func move(
        _ title: String, by distance: Int, in name: String, file: StaticString = #fileID,
        line: UInt = #line
    ) async throws {
        let direction: StepWord = distance < 0 ? "up" : "down"
        for _ in 0..<distance.magnitude {
            let site = begin(["move", .text(name), .text(title), direction], file, line)
            let action = try finder(site).move(title, by: distance, in: name)
            try await carryOut(site) { action.perform() }
        }
    }
}
