/// The lines of screens in the list of a menu.
extension PlanBuilder {
    /// Plans to add screens, by their members, to the list of screens.
    mutating func add(_ members: [String], toListAt path: String) throws(GeneratorError) {
        guard var list = try screenList(at: path) else { return }
        list.add(members)
        try replace(path, list.bytes)
    }

    /// Plans to remove screens from the list. Throws if a line of one of them was edited.
    mutating func remove(_ members: Set<String>, fromListAt path: String) throws(GeneratorError) {
        guard var list = try screenList(at: path) else { return }
        if let edited = list.firstNamed(otherThanByEntry: members) {
            throw .editedLine(path, member: edited)
        }
        list.remove(members)
        try replace(path, list.bytes)
    }

    /// Returns the list of screens; nil if the target has none.
    private func screenList(at path: String) throws(GeneratorError) -> ScreenList? {
        guard let bytes = try contents(of: path) else { return nil }
        if let list = ScreenList(bytes) { return list }
        throw .noMark(path)
    }
}

extension ScreenList {
    /// Returns the coordinator of the menu, which the file names; nil if it does not.
    static func owner(in bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "FlowElement<") else { return nil }
        let name = String(text[start.upperBound...].prefix { $0 != ">" })
        return name.isTypeName ? name : nil
    }
}
