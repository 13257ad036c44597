/// What a run keeps as long as it is not done: all that is new, all that goes, and how to take it back.
struct Journal {
    /// A folder in that of the package.
    static let folder = ".wayline-journal"

    private static let undoFile = folder + "/undo.json"
    private static let draft = folder + "/draft.json"
    private static let new = folder + "/new"
    private static let old = folder + "/old"
    private static let damage = "it is damaged. Look into the folder, and remove it"
    private let files: any FileSystem

    init(_ files: any FileSystem) {
        self.files = files
    }

    func open() throws(FileError) {
        for folder in [Self.folder, Self.new, Self.old] { try files.makeFolder(folder) }
    }

    /// Keeps what stood there before.
    func keep(_ bytes: [UInt8], _ number: Int, mode: UInt16?) throws(FileError) {
        try files.create("\(Self.old)/\(number)", bytes, mode: mode)
    }

    /// Keeps what shall stand there.
    func prepare(_ bytes: [UInt8], _ number: Int, mode: UInt16?) throws(FileError) {
        try files.create("\(Self.new)/\(number)", bytes, mode: mode)
    }

    /// From now on, what has changed is taken back by the next run.
    func begin(_ undo: Undo) throws(FileError) {
        try files.create(Self.draft, undo.bytes, mode: nil)
        try files.move(Self.draft, to: Self.undoFile)
    }

    /// Moves what was prepared to where it belongs.
    func put(_ number: Int, at path: String) throws(FileError) {
        try files.move("\(Self.new)/\(number)", to: path)
    }

    /// From now on, what has changed stays.
    func end() throws(FileError) {
        try files.remove(Self.undoFile)
    }

    /// How what has changed is taken back; nil where nothing has.
    ///
    /// What cannot be read stays as it is, and so do the copies that may be all that is left.
    var undo: Undo? {
        get throws(FileError) {
            guard let bytes = try files.contents(of: Self.undoFile) else { return nil }
            if let undo = Undo(bytes: bytes) { return undo }
            throw FileError(
                path: Self.undoFile, deed: .read,
                reason: SystemReason(number: 0, text: Self.damage))
        }
    }

    /// Takes back what has changed, as far as nobody else has changed it since.
    func takeBack(_ undo: Undo?) throws(FileError) -> Recovery {
        guard let undo else { return .cleared }
        var left: [String] = []
        for folder in undo.oldFolders.reversed() where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        for (number, step) in undo.steps.enumerated().reversed() {
            if try !takeBack(step, number) { left.append(step.path) }
        }
        for folder in undo.newFolders.reversed() where try files.isEmptyFolder(folder) {
            try files.removeFolder(folder)
        }
        return .takenBack(left: left.sorted())
    }

    /// Clears all away. What it takes to take something back goes first.
    func clear() throws(FileError) {
        for file in [Self.undoFile, Self.draft] where try files.kind(of: file) != nil {
            try files.remove(file)
        }
        for folder in [Self.new, Self.old, Self.folder]
        where try files.kind(of: folder) == .folder {
            for entry in try files.entries(of: folder) {
                try files.remove("\(folder)/\(entry.name)")
            }
            try files.removeFolder(folder)
        }
    }

    /// False where somebody else has changed the file since.
    private func takeBack(_ step: Undo.Step, _ number: Int) throws(FileError) -> Bool {
        let (new, old) = ("\(Self.new)/\(number)", "\(Self.old)/\(number)")
        // What is still prepared was not put anywhere.
        if step.sum != nil, try files.kind(of: new) != nil { return true }
        if step.wasThere, try files.kind(of: old) == nil { return true }
        let now = try files.contents(of: step.path)
        guard now == nil || step.sum == now.map({ SHA256(of: $0).hex }) else {
            return step.sum == nil
        }
        if step.wasThere {
            try files.move(old, to: step.path)
        } else if now != nil {
            try files.remove(step.path)
        }
        return true
    }
}
