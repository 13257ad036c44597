// A module of its own, since the program `wayline` needs it without the rest of Routing: so it is built in
// seconds. Users import only WaylineRouting.
@_exported public import WaylineValues
