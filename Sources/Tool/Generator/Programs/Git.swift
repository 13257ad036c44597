/// Compares and merges texts with Git. It reads no configuration, and uses no repository.
enum Git {
    /// Returns the changes of files in the unified format.
    static func difference(
        of changes: [(path: String, old: [UInt8]?, new: [UInt8]?)]
    ) throws(GeneratorError) -> String {
        if changes.isEmpty { return "" }
        let folder = try TemporaryFolder()
        for side in ["a", "b"] { try folder.files.makeFolder(side) }
        for change in changes {
            if let old = change.old { try folder.write("a/\(change.path)", old) }
            if let new = change.new { try folder.write("b/\(change.path)", new) }
        }
        let words = [
            "diff", "--no-index", "--no-ext-diff", "--no-renames", "--no-prefix", "--text",
        ]
        let run = try run(["-c", "core.quotePath=false"] + words + ["a", "b"], in: folder)
        // With the status 1 and no output, Git could not read the files.
        guard run.status == (run.output.isEmpty ? 0 : 1) else {
            throw .program("git", isMissing: false)
        }
        return String(decoding: run.output, as: UTF8.self)
    }

    /// Merges two changed versions of a text. Returns the merged text, with marked conflicts, and
    /// their number; nil if one of them is not text.
    static func merge(
        base: [UInt8], mine: [UInt8], theirs: [UInt8]
    ) throws(GeneratorError) -> (bytes: [UInt8], conflicts: Int)? {
        if mine == theirs || base == theirs { return (mine, 0) }
        if mine == base { return (theirs, 0) }
        let folder = try TemporaryFolder()
        for (name, bytes) in [("mine", mine), ("base", base), ("theirs", theirs)] {
            try folder.write(name, bytes)
        }
        let labels = ["-L", "yours", "-L", "base", "-L", "template"]
        let run = try run(["merge-file", "-p"] + labels + ["mine", "base", "theirs"], in: folder)
        guard run.status < 128 else { return nil }
        return (run.output, Int(run.status))
    }

    /// Returns the number of marked conflicts that are still in a text.
    static func conflicts(markedIn text: [UInt8]) -> Int {
        text.split(separator: .lineFeed).count { $0.starts(with: "<<<<<<< yours".utf8) }
    }

    private static func run(
        _ words: [String], in folder: TemporaryFolder
    ) throws(GeneratorError) -> (status: Int32, output: [UInt8]) {
        let variables = [
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
            "GIT_DIR": "\(folder.path)/none",
        ]
        return try folder.run(["git"] + words, variables: variables)
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
}
