/// Something that is made of a value, and kept until that value is another.
struct Kept<Source: Equatable, Made> {
    private var last: (source: Source, made: Made)?

    mutating func made(of source: Source, by make: (Source) -> Made) -> Made {
        if let last, last.source == source { return last.made }
        let made = make(source)
        last = (source, made)
        return made
    }
}
