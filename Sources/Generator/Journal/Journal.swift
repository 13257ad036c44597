/// The folder for the new files of a run, and for copies of changed files, until the run is done.
///
/// The paths and checksums of these files are not there, but in the user's ``RunRecord``.
struct Journal {
    /// A folder in that of the package.
    static let folder = ".wayline-journal"

    private static let new = folder + "/new"
    private static let old = folder + "/old"
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

    /// Moves what was prepared to where it belongs.
    func put(_ number: Int, at path: String) throws(FileError) {
        try files.move("\(Self.new)/\(number)", to: path)
    }

    /// Takes back what has changed, as far as nobody else has changed it since.
    func takeBack(_ undo: Undo) throws(FileError) -> Recovery {
        var (left, lost) = ([String](), [String]())
        for folder in undo.oldFolders.reversed() where try files.kind(of: folder) == nil {
            try files.makeFolder(folder)
        }
        for (number, step) in undo.steps.enumerated().reversed() {
            switch try takeBack(step, number) {
            case .done: break
            case .left: left.append(step.path)
            case .lost: lost.append(step.path)
            }
        }
        for folder in undo.newFolders.reversed() where try files.isEmptyFolder(folder) {
            try files.removeFolder(folder)
        }
        return .takenBack(left: left.sorted(), lost: lost.sorted())
    }

    /// The first copy that is not as it was kept, if there is one.
    func changedCopy(of undo: Undo) throws(FileError) -> String? {
        for (number, step) in undo.steps.enumerated() {
            let copy = "\(Self.old)/\(number)"
            guard let kind = try files.kind(of: copy) else { continue }
            guard kind.isFile, try SHA256(of: files.read(copy)).hex == step.before else {
                return copy
            }
        }
        return nil
    }

    /// Clears all away that a run has put here. What others have added is theirs, and stays.
    func clear() throws(FileError) {
        for folder in [Self.new, Self.old, Self.folder]
        where try files.kind(of: folder) == .folder {
            for entry in try files.entries(of: folder) where entry.isFile {
                guard folder != Self.folder, Int(entry.name) != nil else { continue }
                try files.remove("\(folder)/\(entry.name)")
            }
            if try files.isEmptyFolder(folder) { try files.removeFolder(folder) }
        }
    }

    private enum Result {
        case done

        /// Somebody else has changed the file since.
        case left

        /// There is no copy of what stood there.
        case lost
    }

    private func takeBack(_ step: Undo.Step, _ number: Int) throws(FileError) -> Result {
        let (new, old) = ("\(Self.new)/\(number)", "\(Self.old)/\(number)")
        // What is still prepared was not put anywhere.
        if step.after != nil, try files.kind(of: new)?.isFile == true { return .done }
        let now = try files.contents(of: step.path).map { SHA256(of: $0).hex }
        if now == step.before { return .done }
        guard now == nil || now == step.after else { return step.after == nil ? .done : .left }
        if step.before != nil {
            guard try files.kind(of: old) != nil else { return .lost }
            try files.move(old, to: step.path)
        } else {
            try files.remove(step.path)
        }
        return .done
    }
}
