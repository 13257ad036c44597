/// Generated files, and what the user has made of them.
extension PlanBuilder {
    /// Plans a file, merged with the user's edits since it was generated as `base`. Returns the
    /// file that the next update takes as its base.
    mutating func merge(
        _ file: TextFile, at path: String, over base: TextFile?, isUpdate: Bool
    ) throws(GeneratorError) -> TextFile {
        guard let base, !isForced else {
            try write(path, file.bytes, over: base?.bytes)
            return file
        }
        guard let mine = try contents(of: path) else {
            if !isUpdate { try replace(path, file.bytes) }
            if isUpdate, base.text != file.text {
                note("'\(path)' was deleted: it stays deleted, although its template has changed.")
            }
            return file
        }
        // The user has not yet resolved the conflicts of an earlier update.
        let marks = Git.conflicts(markedIn: mine)
        if marks > 0 || base.text == file.text {
            try replace(path, mine, marks: marks)
            return marks > 0 ? base : file
        }
        return try merge(file, into: mine, at: path, over: base)
    }

    /// Plans a file of the user, merged with what has changed in the template.
    private mutating func merge(
        _ file: TextFile, into mine: [UInt8], at path: String, over base: TextFile
    ) throws(GeneratorError) -> TextFile {
        let isUnedited = try format.areSame(base.bytes, mine, path)
        let merged = try Git.merge(
            base: isUnedited ? mine : base.bytes, mine: mine, theirs: file.bytes)
        guard let merged else {
            note(
                "'\(path)' stays as it is: it is not text, so it cannot be merged with its "
                    + "template."
            )
            return base
        }
        try replace(path, merged.bytes, marks: merged.conflicts)
        return file
    }

    /// Removes the files that the template no longer has, unless they were edited.
    mutating func drop(
        _ record: ScreenRecord, except files: [TextFile], at moved: MovedFiles
    ) throws(GeneratorError) {
        let kept = Set(files.compactMap { record.file(for: $0.path) })
        for file in record.files where !kept.contains(file) {
            let path = moved.path(of: file.path)
            guard let mine = try contents(of: path) else { continue }
            if isForced ? true : try format.areSame(file.bytes, mine, path) {
                try replace(path, nil)
            } else {
                note(
                    "'\(path)' stays, because it was edited: its template no longer has it, so it "
                        + "is your own now.")
            }
        }
        moved.folders(of: record).forEach { empty($0) }
    }
}
