import WaylineRouting

/// The saved form of a navigator: its state, and the drafts of its screens.
struct SavedNavigation: Codable {
    let state: NavigationState
    private let savedDrafts: [SavedDraft]

    private enum CodingKeys: String, CodingKey {
        case state
        case savedDrafts = "drafts"
    }

    /// Reads saved bytes. Those in the form of `bytes()` are read directly, and others as any JSON.
    init(bytes: [UInt8]) throws(SnapshotError) {
        let saved = Snapshot.content(of: bytes) { (reader) throws(JSONError) in
            try SavedNavigation(from: &reader)
        }
        if let saved {
            self = saved
        } else {
            self = try Snapshot(bytes: bytes).decode(SavedNavigation.self)
        }
    }

    /// Returns the bytes to save.
    func bytes() throws(SnapshotError) -> [UInt8] {
        do {
            return try Snapshot.bytes { (writer) throws(RouteEncodingError) in
                try write(to: &writer)
            }
        } catch {
            // The encoder finds the path to the value that cannot be saved.
            return try Snapshot(self).bytes()
        }
    }

    init(_ state: NavigationState, _ drafts: [Int: RouteValue]) {
        self.state = state
        savedDrafts = drafts.sorted { $0.key < $1.key }.map { SavedDraft(entry: $0, draft: $1) }
    }

    /// The state with the drafts of all its screens.
    var stateWithDrafts: NavigationState {
        var state = state
        state.putDrafts(Dictionary(savedDrafts.map { ($0.entry, $0.draft) }) { first, _ in first })
        return state
    }

    /// The draft of the screen of one entry.
    private struct SavedDraft: Codable {
        let entry: Int
        let draft: RouteValue
    }
}

extension SavedNavigation {
    private func write(to writer: inout JSONWriter) throws(RouteEncodingError) {
        try writer.open(#"{"drafts":"#)
        try writer.open("[")
        for (index, saved) in savedDrafts.enumerated() {
            if index > 0 { writer.write(literally: ",") }
            try writer.open(#"{"draft":"#)
            try writer.write(saved.draft)
            writer.write(literally: #","entry":"#)
            writer.write(saved.entry)
            writer.close("}")
        }
        writer.close("]")
        writer.write(literally: #","state":"#)
        try writer.write(state)
        writer.close("}")
    }

    private init(from reader: inout JSONReader) throws(JSONError) {
        var drafts: [SavedDraft] = []
        try reader.open(#"{"drafts":"#)
        try reader.readList(from: "[", to: "]") { (reader) throws(JSONError) in
            try reader.open(#"{"draft":"#)
            let draft = try reader.readValue()
            try reader.read(#","entry":"#)
            drafts.append(SavedDraft(entry: try reader.readCount(), draft: draft))
            try reader.close("}")
        }
        try reader.read(#","state":"#)
        state = try reader.readState()
        savedDrafts = drafts
        try reader.close("}")
    }
}
