/// Something that a source declares.
enum Declaration {
    /// A type that stands in no other.
    case type(String)
    case route(String)
    case member(String)
}
