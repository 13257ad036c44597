extension Snapshot {
    private enum Member {
        static let version = "version"
        static let content = "content"
        static let checksum = "checksum"
    }

    /// The bytes to save: `{"version":1,"content":…,"checksum":"…"}`, the same for the same content.
    public func bytes() throws(SnapshotError) -> [UInt8] {
        var writer = JSONWriter()
        writer.write(literally: #"{"version":"#)
        writer.write(version)
        writer.write(literally: #","content":"#)
        let start = writer.bytes.count
        do {
            try writer.write(content)
        } catch {
            throw .unencodable(error)
        }
        let checksum = Checksum(writer.bytes[start...], version: version)
        writer.write(literally: #","checksum":"#)
        writer.write(checksum.text)
        writer.write(literally: "}")
        guard writer.bytes.count <= Self.largest else {
            throw .tooLarge(writer.bytes.count, limit: Self.largest)
        }
        return writer.bytes
    }

    /// Reads bytes that were saved. Whatever they are, they are read or refused.
    ///
    /// Bytes that were edited by hand are read if their checksum is taken out.
    public init(bytes: [UInt8], versions: ClosedRange<Int> = 1...1) throws(SnapshotError) {
        guard bytes.count <= Self.largest else {
            throw .tooLarge(bytes.count, limit: Self.largest)
        }
        let members: Members
        do {
            members = try Members(reading: bytes)
        } catch {
            throw .malformed(error)
        }
        guard case .int(let version)? = members.values[Member.version] else { throw .noVersion }
        guard versions.contains(version) else { throw .unknownVersion(version, known: versions) }
        guard let content = members.values[Member.content] else { throw .noContent }
        if let checksum = members.values[Member.checksum],
            checksum != .string(Checksum(bytes[members.content], version: version).text)
        {
            throw .wrongChecksum
        }
        self.init(content: content, version: version)
    }

    /// What stands in the outermost object.
    private struct Members {
        private(set) var values: [String: RouteValue] = [:]
        private(set) var content = 0..<0

        init(reading bytes: [UInt8]) throws(JSONError) {
            var reader = JSONReader(bytes, outerLevels: 1)
            try reader.readMembers { (reader, name) throws(JSONError) in
                reader.skipSpace()
                let start = reader.offset
                let value = try reader.readValue()
                guard values.updateValue(value, forKey: name) == nil else {
                    throw .repeatedName(name, offset: start)
                }
                if name == Member.content { content = start..<reader.offset }
            }
            try reader.readEnd()
        }
    }
}
